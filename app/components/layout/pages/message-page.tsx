import type { ReactNode } from "react";

interface Props {
  scene: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

export function MessagePage({ scene, title, children, actions }: Props) {
  return (
    <div className="wrap">
      <section className="mx-auto mt-[clamp(1.5rem,6vw,4rem)] grid max-w-152 justify-items-center gap-3 px-5 pb-10 text-center [&_[role=status]]:min-h-[1.7rem] [&>p]:max-w-128 [&>p]:text-lg">
        <div className="w-[min(100%,20rem)] overflow-hidden rounded-card dark:brightness-86">{scene}</div>
        <h1>{title}</h1>
        {children}
        <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>
      </section>
    </div>
  );
}
