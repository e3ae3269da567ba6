import type { ReactNode } from "react";

interface Props {
  scene: ReactNode;
  title: string;
  children: ReactNode;
  /** Links and buttons that help. */
  actions: ReactNode;
}

/** A page or card that is one message: a scene, what happened, what helps. */
export function MessagePage({ scene, title, children, actions }: Props) {
  return (
    <div className="wrap">
      <section className="message-card">
        <div className="message-scene">{scene}</div>
        <h1>{title}</h1>
        {children}
        <div className="message-actions">{actions}</div>
      </section>
    </div>
  );
}
