/** The cross is an iconButton() with dialogClose. */
export const dialogHead = "flex items-center justify-between gap-4 [&_h2]:min-w-0 [&_h2]:text-lg";
export const dialogClose = "-my-2 -mr-3";
export const dialogActions = "flex flex-wrap justify-end gap-3 max-xs:[&>*]:flex-auto";
