import { clsx } from "clsx";
import type { ReactNode } from "react";
import { FormScene } from "#app/components/art/empty-scenes";
import { panel, sceneStrip } from "#app/components/ui/panel";

interface Props {
  title: string;
  className?: string;
  children: ReactNode;
}

export const AccountSheet = ({ title, className, children }: Props) => (
  <div className="wrap grid justify-items-center pt-page">
    <div className={panel({ className: "w-[min(100%,30rem)] overflow-hidden" })}>
      <div className={sceneStrip}>
        <FormScene />
      </div>
      <div className={clsx(className, "px-[clamp(1rem,5vw,2rem)] pt-6 pb-8")}>
        <h1 className="text-form-title">{title}</h1>
        {children}
      </div>
    </div>
  </div>
);
