import { AboutContents } from "./about-contents";
import { Credits } from "./credits";
import { DriveTimes } from "./drive-times";
import { Forecasts } from "./forecasts";
import { Privacy } from "./privacy";
import { Ranking } from "./ranking";

/** How the product decides, how sure it is, and whose data it stands on. */
export function AboutPage() {
  return (
    <div className="wrap about">
      <div className="prose">
        <h1>How Sunny Escape works</h1>
        <p className="lead">
          You give a postcode, a drive and a day. We work out which places you can reach, score the weather at
          each of them, and put the best first. Nobody can pay to stand higher.
        </p>
      </div>
      <AboutContents />
      <div className="prose">
        <Ranking />
        <DriveTimes />
        <Forecasts />
        <Privacy />
        <Credits />
      </div>
    </div>
  );
}
