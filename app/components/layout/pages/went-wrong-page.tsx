import type { ReactNode } from "react";
import { OfflineScene, StormScene } from "#app/components/art/empty-scenes";
import { useOnline } from "#app/components/behaviour/use-browser-state";
import { MessagePage } from "./message-page";

interface Props {
  actions: ReactNode;
  children: ReactNode;
}

/** "Something Went Wrong", with the picture of a lost connection if the browser knows that there is none. */
export function WentWrongPage({ actions, children }: Props) {
  const isOnline = useOnline();
  return (
    <MessagePage
      scene={isOnline ? <StormScene /> : <OfflineScene />}
      title="Something Went Wrong"
      actions={actions}
    >
      {children}
    </MessagePage>
  );
}
