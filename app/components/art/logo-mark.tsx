/** The product's mark: a sun coming up over a horizon, a road running out to it. Decoration beside the name. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        fill="#12424f"
        d="M0 10A10 10 0 0 1 10 0h12a10 10 0 0 1 10 10v12a10 10 0 0 1-10 10H10A10 10 0 0 1 0 22z"
      />
      <path fill="#ffc24a" d="M6.5 18a9.5 9.5 0 0 1 19 0z" />
      <path fill="#2e8aa1" d="M0 20h32v2a10 10 0 0 1-10 10H10A10 10 0 0 1 0 22z" />
      <path fill="#fdf6e6" d="M15 20h2.5c1 2 6 2.5 5 5s-7 3-5.5 7H7c0-5 9-5 10-7s-3-2.5-2-5z" />
    </svg>
  );
}
