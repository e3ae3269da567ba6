import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "../build/server/index.js";
import roads from "../app/geodata/generated/roads.bin";
import sectors from "../app/geodata/generated/sectors.bin";

const { answer, compose } = build.entry.module;
const handleRemix = createRequestHandler(build);

export default {
  fetch(request, env, context) {
    const app = compose(env, { roads, sectors });
    const waitUntil = context.waitUntil.bind(context);
    return answer(request, { app, waitUntil }, handleRemix);
  },
  async scheduled(event, env) {
    const app = compose(env, { roads, sectors });
    await app.refreshWeather({ scheduledForMs: event.scheduledTime });
  },
} satisfies ExportedHandler<Record<string, unknown>>;
