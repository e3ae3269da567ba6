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

export default {
  fetch(request, env, context) {
    const app = compose(env, geodata, keepAlive);
    const waitUntil = context.waitUntil.bind(context);
    return answer(request, { app, waitUntil }, handleRemix);
  },
  async scheduled({ cron, scheduledTime }, env) {
    const app = compose(env, geodata, keepAlive);
    if (!(await app.runJobs(cron, scheduledTime))) {
      const unknown = new RangeError(`there is no job for the cron ${cron}`);
      app.log.error("cron.unknown", unknown, { cron });
      throw unknown;
    }
  },
} satisfies ExportedHandler<Record<string, unknown>>;
