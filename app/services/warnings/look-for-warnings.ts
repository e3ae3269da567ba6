import type { OfficialWarning } from "#app/domain/warnings/official-warning";
import { type Clock, type Log, ProviderError, StoreUnavailableError } from "#app/services/ports";
import type { WarningService, WarningStore } from "./ports";

interface LookForWarningsDeps {
  readonly service: WarningService;
  readonly store: WarningStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** Publishes even an unchanged answer, so that readers know its age. */
export async function lookForWarnings({ service, store, clock, log }: LookForWarningsDeps): Promise<void> {
  const lookedAtMs = clock();
  try {
    const { warnings, unreadable } = await service.fetchWarnings();
    await store.publish({ lookedAtMs, warnings, unreadable });
    log.info("warnings.looked", {
      service: service.name,
      ...countsOf(warnings),
      unreadable,
      durationMs: clock() - lookedAtMs,
    });
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof StoreUnavailableError)) throw error;
    log.error("warnings.not-looked", error, { service: service.name });
  }
}

function countsOf(warnings: readonly OfficialWarning[]) {
  const count = (level: OfficialWarning["level"]) => warnings.filter((each) => each.level === level).length;
  return { red: count("red"), amber: count("amber"), yellow: count("yellow") };
}
