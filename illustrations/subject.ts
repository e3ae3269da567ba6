/** Marks in a landmark's drawing around its subject; the written file has no marks. */
const OPEN = "<!--subject-->";
const CLOSE = "<!--/subject-->";

/** Marks a piece of a landmark as its subject, which the tests measure. Do not use it inside a piece that is moved. */
export const asSubject = (drawing: string) => OPEN + drawing + CLOSE;

/** The drawing without marks. */
export const withoutMarks = (drawing: string) => drawing.replaceAll(OPEN, "").replaceAll(CLOSE, "");

/** The drawing cut at its marks, in order: pieces of the subject, and the rest. */
export const bySubject = (drawing: string): { readonly isSubject: boolean; readonly drawing: string }[] =>
  drawing.split(OPEN).flatMap((piece, index) => {
    const [own = "", rest = ""] = index === 0 ? ["", piece] : piece.split(CLOSE);
    return [
      { isSubject: true, drawing: own },
      { isSubject: false, drawing: rest },
    ].filter(({ drawing: each }) => each !== "");
  });
