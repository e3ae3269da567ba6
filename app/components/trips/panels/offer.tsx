export function Offer({ text, code }: { text: string | null; code: string | null }) {
  return (
    <>
      {text !== null && <p className="font-medium text-leaf">{text}</p>}
      {code !== null && (
        <p className="font-medium text-leaf">
          {"Use code "}
          <strong>{code}</strong>
          {" for a special discount!"}
        </p>
      )}
    </>
  );
}
