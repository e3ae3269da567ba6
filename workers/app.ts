import bathingWaters from "../app/geodata/generated/bathing-waters.tsv";
import campsites from "../app/geodata/generated/campsites.tsv";
import driveCells from "../app/geodata/generated/drive-cells.bin";
import mapTowns from "../app/geodata/generated/map-towns.tsv";
import museums from "../app/geodata/generated/museums.tsv";
import roads from "../app/geodata/generated/roads.bin";
import sectors from "../app/geodata/generated/sectors.bin";
import towns from "../app/geodata/generated/towns.tsv";
import * as build from "../build/server/index.js";

const { answer, compose, createRemixHandler } = build.entry.module;
const handleRemix = createRemixHandler(build);
const geodata = {
  roads,
  driveCells,
  sectors,
  mapTowns,
  places: { bathingWaters, campsites, museums, towns },
};

/** The second of wrangler.toml's crons: when the refresh is done, in a run with limits of its own. */
const TELLING = "10 * * * *";
/** The third: sends what was told, a few at a time and by itself, since mail services are slow. */
const DELIVERING = "*/5 * * * *";

export default {
  fetch(request, env, context) {
    const waitUntil = context.waitUntil.bind(context);
    return answer(request, { app: compose(env, geodata), waitUntil }, handleRemix);
  },
  async scheduled(event, env) {
    const app = compose(env, geodata);
    if (event.cron === TELLING) await app.tellPeople();
    else if (event.cron === DELIVERING) await app.deliverMessages();
    else await app.runHourly({ scheduledForMs: event.scheduledTime });
  },
} satisfies ExportedHandler<Record<string, unknown>>;
