import { useLocation, useNavigate } from "@remix-run/react";

/** Back to where the visitor came from; to the home page where nothing came before, or without JavaScript. */
export function GoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <a
      href="/"
      className="button"
      onClick={(event) => {
        event.preventDefault();
        if (key === "default") navigate("/");
        else navigate(-1);
      }}
    >
      Go Back
    </a>
  );
}
