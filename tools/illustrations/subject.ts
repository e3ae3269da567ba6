/** Marks in a landmark's drawing round what it is about; the file that is written has none of them. */
const OPEN = "<!--subject-->";
const CLOSE = "<!--/subject-->";

/** A piece of a landmark as what its picture is about: the tests measure it. Not within a piece that is moved. */
export const asSubject = (drawing: string) => OPEN + drawing + CLOSE;

/** The drawing without marks. */
export const withoutMarks = (drawing: string) => drawing.replaceAll(OPEN, "").replaceAll(CLOSE, "");

/** The drawing cut at its marks, in order: what the picture is about, and what else it shows. */
export const bySubject = (drawing: string): { readonly isSubject: boolean; readonly drawing: string }[] =>
  drawing.split(OPEN).flatMap((piece, index) => {
    const [own = "", rest = ""] = index === 0 ? ["", piece] : piece.split(CLOSE);
    return [
      { isSubject: true, drawing: own },
      { isSubject: false, drawing: rest },
    ].filter(({ drawing: each }) => each !== "");
  });
