interface Props {
  text: string | null;
  code: string | null;
}

/** A special offer and the code for it, of a place or of an entry of its lists; nothing where there is neither. */
export function Offer({ text, code }: Props) {
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
