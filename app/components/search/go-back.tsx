import { useLocation, useNavigate } from "@remix-run/react";
import { button } from "../ui/button";

/** Back to where the visitor came from; to `url` where nothing came before, or without JavaScript. */
export function GoBack({ url }: { url: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <a
      href={url}
      className={button()}
      onClick={(event) => {
        event.preventDefault();
        if (key === "default") navigate(url);
        else navigate(-1);
      }}
    >
      Go Back
    </a>
  );
}
