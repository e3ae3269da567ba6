import { Fragment } from "react";
import { Link } from "#app/framework/link";
import type { DevelopersView } from "#app/presenters/developers/developers-view";
import { Bullets, FactTable, Lead, Part, Prose, Terms } from "#app/components/ui/prose";

export function DevelopersPage({ view: { examples, calls } }: { view: DevelopersView }) {
  return (
    <div className="wrap pt-page">
      <Prose>
        <h1>For developers</h1>
        <Lead>
          Programs can ask this site whatever people can: without a key, and from pages of any site. Every
          call is described in <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
        </Lead>
        <Part id="examples" title="Examples">
          <p>They run as they are: in a shell with curl, in Node or in a browser’s console.</p>
          {examples.map((example) => (
            <Example key={example.title} example={example} />
          ))}
        </Part>
        <Rules />
        {calls.map((call) => (
          <Call key={call.path} call={call} />
        ))}
      </Prose>
    </div>
  );
}

function Example({ example: { title, language, code } }: { example: DevelopersView["examples"][number] }) {
  return (
    <figure className="mt-6">
      <figcaption className="font-semibold">{title}</figcaption>
      <pre
        role="region"
        // Keys can scroll a long line only if it can have the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={title}
        className="mt-2 overflow-x-auto rounded-control border border-line bg-sunken p-4 text-sm leading-relaxed"
      >
        <code className={`language-${language}`}>{code}</code>
      </pre>
    </figure>
  );
}

function Rules() {
  return (
    <Part id="rules" title="Rules for all calls">
      <Bullets>
        <li>
          A refusal has a readable sentence in <code>message</code>, and the invalid fields in{" "}
          <code>errors</code>.
        </li>
        <li>
          Temperatures and distances are whole numbers in the units that you ask for. Other numbers name their
          unit: <code>windKmh</code>, <code>rainMm</code>.
        </li>
        <li>
          Times are ISO 8601. Times of day, such as <code>visit.arrive</code>, are London’s. <code>dt</code>{" "}
          and <code>travelDate</code> are seconds since 1970, for noon in London.
        </li>
        <li>
          Forecasts change once an hour. Send the <code>ETag</code> back as <code>If-None-Match</code>, and
          you get 304 and no body while nothing is new.
        </li>
        <li>
          <code>weather</code> and <code>score</code> are null if we have no forecast from the last 24 hours.
          Nothing is made up; <code>weather.provider</code> is “sample” where a site runs on sample weather.
        </li>
        <li>
          One address, or one IPv6 network of 64 bits, may usually make 120 calls a minute. More are answered
          with 429, and <code>Retry-After</code> says how long to wait.
        </li>
        <li>
          Please say in your User-Agent who you are, and credit{" "}
          <Link to="/credits">the sources of the data</Link> where you show it.
        </li>
      </Bullets>
    </Part>
  );
}

function Call({ call }: { call: DevelopersView["calls"][number] }) {
  const { path, summary, description, parameters, answers } = call;
  const id = path.slice(1).replace(/\W+/g, "-");
  return (
    <Part id={id} title={summary}>
      <p>
        <code className="wrap-anywhere">{`GET ${path}`}</code>
      </p>
      {description !== null && <p>{description}</p>}
      {parameters.length > 0 && (
        <>
          <h3>Parameters</h3>
          <Terms
            rows={parameters.map(({ name, choices, values, words }) => ({
              term: name,
              sentences: [
                values === null ? words : `${words} ${values}`,
                ...(choices.length > 0 ? [<Choices key="choices" choices={choices} />] : []),
              ],
            }))}
          />
        </>
      )}
      <FactTable
        caption={`Answers of ${path}`}
        columns={["Status", "Meaning"]}
        rows={answers.map(([status, words]) => [status, words] as const)}
      />
    </Part>
  );
}

function Choices({ choices }: { choices: readonly string[] }) {
  return (
    <>
      {"One of "}
      {choices.map((choice, i) => (
        <Fragment key={choice}>
          {i > 0 && <span>, </span>}
          <code>{choice}</code>
        </Fragment>
      ))}
      <span>.</span>
    </>
  );
}
