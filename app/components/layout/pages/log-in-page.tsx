import { Link } from "#app/framework/link";
import type { ReactNode } from "react";
import { FormScene } from "#app/components/art/empty-scenes";
import { button } from "#app/components/ui/button";
import { MessagePage } from "./message-page";

interface LogInPageProps {
  title: string;
  logIn?: string;
  children: ReactNode;
}

export const LogInPage = ({ title, logIn = "/auth", children }: LogInPageProps) => (
  <MessagePage
    scene={<FormScene />}
    title={title}
    actions={
      <>
        <Link to={logIn} className={button({ tone: "sun" })}>
          Log In / Sign Up
        </Link>
        <Link to="/" className={button()}>
          Back to Home
        </Link>
      </>
    }
  >
    <p>{children}</p>
  </MessagePage>
);
