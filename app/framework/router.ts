interface State {
  readonly location: { readonly key: string };
  readonly navigation: {
    readonly state: string;
    readonly location?: { readonly pathname: string; readonly search: string };
  };
  readonly matches: readonly { readonly route: { readonly handle?: { readonly hasOwnCopy?: true } } }[];
  /** Without the root's if it could not be loaded. */
  readonly loaderData: { readonly root?: { readonly user: { readonly id: number } | null } };
}
interface Router {
  readonly state: State;
  subscribe(listener: (state: State) => void): () => void;
  navigate(to: string | number, how?: object): Promise<void>;
  revalidate(): Promise<void>;
}

/** Remix puts it on the window. Asked for when it is needed, it makes no component draw again as its hooks do. */
export const router = (): Router => (window as unknown as { __remixRouter: Router }).__remixRouter;
