import { waitUntil as keepAlive } from "cloudflare:workers";
import bathingWaters from "../app/geodata/generated/bathing-waters.tsv";
import campsites from "../app/geodata/generated/campsites.tsv";
import driveCells from "../app/geodata/generated/drive-cells.bin";
import mapTowns from "../app/geodata/generated/map-towns.tsv";
import museums from "../app/geodata/generated/museums.tsv";
import roads from "../app/geodata/generated/roads.bin";
import sectors from "../app/geodata/generated/sectors.bin";
import tideGauges from "../app/geodata/generated/tide-gauges.tsv";
import towns from "../app/geodata/generated/towns.tsv";
import * as build from "../build/server/index.js";

const { answer, compose, createRemixHandler } = build.entry.module;
const handleRemix = createRemixHandler(build);
const geodata = {
  roads,
  driveCells,
  sectors,
  mapTowns,
  tideGauges,
  places: { bathingWaters, campsites, museums, towns },
};

type App = ReturnType<typeof compose>;

const JOBS: Readonly<Record<string, (app: App, scheduledForMs: number) => Promise<void>>> = {
  "0 * * * *": (app, scheduledForMs) => app.runHourly({ scheduledForMs }),
  // A run of its own after the refresh, because each run has its own limits.
  "10 * * * *": (app) => app.evaluateAlerts(),
  // A few at a time, because email services are slow.
  "*/5 * * * *": (app) => app.deliverMessages(),
  "3-59/10 * * * *": (app) => app.lookForWarnings(),
};

export default {
  fetch(request, env, context) {
    const app = compose(env, geodata, keepAlive);
    const waitUntil = context.waitUntil.bind(context);
    return answer(request, { app, waitUntil }, handleRemix);
  },
  async scheduled({ cron, scheduledTime }, env) {
    const app = compose(env, geodata, keepAlive);
    const job = JOBS[cron];
    if (!job) {
      const unknown = new RangeError(`there is no job for the cron ${cron}`);
      app.log.error("cron.unknown", unknown, { cron });
      throw unknown;
    }
    await job(app, scheduledTime);
  },
} satisfies ExportedHandler<Record<string, unknown>>;
