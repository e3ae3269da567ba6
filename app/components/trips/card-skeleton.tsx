/** A card before its content: the same boxes, so that nothing moves when it comes. */
export function CardSkeleton() {
  return (
    <div className="card card-skeleton">
      <div className="card-photo skeleton" />
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-line" />
      <div className="skeleton skeleton-line" />
    </div>
  );
}
