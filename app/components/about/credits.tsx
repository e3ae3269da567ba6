import { CREDITS } from "./credit-list";

/** Every notice that the data asks for. */
export function Credits() {
  return (
    <section aria-labelledby="credits" className="credits">
      <h2 id="credits">Data and credits</h2>
      <dl>
        {CREDITS.map(({ what, notice, links }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {notice}
              {links?.map(({ href, label }) => (
                <span key={href}>
                  {" "}
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {label}
                    <span className="sr-only">, in a new tab</span>
                  </a>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
