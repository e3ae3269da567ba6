/** Checks of what must be true under chaos at any moment, whatever has failed. */
import { isQuiet } from "#app/features/alerts/domain/alert";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { DAY_MS } from "#app/domain/units";
import { checkChannels } from "./carried";
import { Violation, type World, nowMs, settle } from "./world";

/** Allows for the time between reading this process's clock and reading the Worker's. */
const CLOCK_SLACK_MS = 5_000;

interface Found {
  readonly destination: { readonly name: string; readonly slug: string };
  readonly weather: { readonly provider: string; readonly issuedAt: string } | null;
  readonly score: number | { readonly value: number } | null;
}

/**
 * Checks that a search shows no invented weather: each forecast came from the service, and only fresh ones have a
 * rank.
 */
export function checkPublicSearch(world: World, text: string): void {
  const known = new Set(world.places.map(({ slug }) => slug));
  for (const { destination, weather, score } of JSON.parse(text) as Found[]) {
    if (!known.has(destination.slug)) throw new Violation(`a search finds ${destination.slug}`);
    if (!weather) continue;
    if (weather.provider !== "open-meteo") {
      throw new Violation(`${destination.slug} has weather of ${weather.provider}`);
    }
    const issuedAtMs = Date.parse(weather.issuedAt);
    if (!(issuedAtMs >= world.startedAtMs - CLOCK_SLACK_MS && issuedAtMs <= nowMs(world) + CLOCK_SLACK_MS)) {
      throw new Violation(`${destination.slug} has a forecast of ${weather.issuedAt}`);
    }
    if (score !== null && nowMs(world) - issuedAtMs > DAY_MS + CLOCK_SLACK_MS) {
      throw new Violation(`${destination.slug} is ranked by a forecast of ${weather.issuedAt}`);
    }
  }
}

/** Checks that no forecast was lost, invented, fetched in the future, or replaced by an older one. */
export async function checkForecastsKept(world: World): Promise<void> {
  const rows = await world.site.rows<{ id: number; provider: string; at: number }>(
    "SELECT destination_id AS id, provider, timestamp AS at FROM weather_data",
  );
  const seen = new Map(rows.map((row) => [row.id, row]));
  for (const [id, before] of world.fetchedAtMs) {
    const after = seen.get(id);
    if (!after) throw new Violation(`the forecast of place ${id} is gone`);
    if (after.at < before) throw new Violation(`the forecast of place ${id} is older than it was`);
  }
  for (const { id, provider, at } of rows) {
    if (provider !== "open-meteo") throw new Violation(`place ${id} has weather of ${provider}`);
    if (at > nowMs(world) + CLOCK_SLACK_MS) throw new Violation(`place ${id} has a forecast of the future`);
    world.fetchedAtMs.set(id, at);
  }
}

/** Checks that nothing acknowledged was lost and nothing refused was done. Afterwards it is known what is stored. */
export async function checkStored(world: World): Promise<void> {
  const { site } = world;
  const users = await site.rows<{ id: number; name: string; hiking: number }>(
    "SELECT id, username AS name, hiking FROM users",
  );
  const saved = await site.rows<{ user: number; place: number }>(
    "SELECT user_id AS user, destination_id AS place FROM favorite_destinations",
  );
  const alerts = new Set(
    (await site.rows<{ wish: string }>("SELECT user_id || ' ' || search AS wish FROM alerts")).map(
      ({ wish }) => wish,
    ),
  );
  const suggested = new Set(
    (await site.rows<{ name: string }>("SELECT name FROM suggestions")).map((row) => row.name),
  );
  for (const person of world.people) {
    const user = users.find(({ name }) => name === person.name);
    settle(person.exists, user !== undefined, `the account ${person.name}`);
    for (const name of person.suggested) {
      if (!suggested.has(name)) throw new Violation(`the suggestion ${name} is lost`);
    }
    if (!user) {
      person.browser = null;
      continue;
    }
    settle(person.likesHiking, user.hiking === 1, `${person.name}'s preference`);
    for (const [wish, possible] of person.alerts) {
      settle(possible, alerts.has(`${user.id} ${wish}`), `${person.name}'s alert for ${wish}`);
    }
    for (const [id, possible] of person.favorites) {
      const isSaved = saved.some((row) => row.user === user.id && row.place === id);
      settle(possible, isSaved, `${person.name}'s heart for ${id}`);
    }
  }
  await checkTold(world);
  await checkChannels(world);
  const rows = await site.rows<{ id: number; description: string; activities: string }>(
    "SELECT id, description, activities FROM destinations",
  );
  if (rows.length !== world.places.length) throw new Violation(`${rows.length} places are left`);
  for (const place of world.places) {
    const row = rows.find(({ id }) => id === place.id);
    if (!row) throw new Violation(`place ${place.id} is gone`);
    settle(place.description, row.description, `the description of ${place.slug}`);
    const names = (JSON.parse(row.activities) as { name: string }[]).map(({ name }) => name);
    if (names.includes("Intruder")) throw new Violation(`a stranger has changed ${place.slug}`);
    for (const [name, possible] of place.added) {
      settle(possible, names.includes(name), `${name} of ${place.slug}`);
      if (names.filter((other) => other === name).length > 1) throw new Violation(`${name} stands twice`);
    }
  }
}

/**
 * Checks that a person gets news at most once a day and only by day, that each evaluation's messages are stored all
 * or not at all, and that nothing remains of deleted people.
 */
async function checkTold({ site }: Pick<World, "site">): Promise<void> {
  const messages = await site.rows<{ user: number; kind: string; at: number; telling: number | null }>(
    `SELECT DISTINCT m.user_id AS user, m.kind, m.created_at AS at, t.told_at AS telling
     FROM alert_messages m LEFT JOIN alert_tellings t ON t.user_id = m.user_id AND t.kind = m.kind`,
  );
  const seen = new Set<string>();
  for (const { user, kind, at, telling } of messages) {
    const key = `${kind} for person ${user} on ${londonDateOf(at)}`;
    if (seen.has(key)) throw new Violation(`${key} came twice`);
    seen.add(key);
    if (isQuiet(at)) throw new Violation(`${key} came at night`);
    if (telling === null || telling < at) throw new Violation(`${key} is not noted as told`);
  }
  for (const table of ["alerts", "alert_messages", "alert_tellings", "alert_feeds", "alert_channels"]) {
    const [left] = await site.rows<{ count: number }>(
      `SELECT count(*) AS count FROM ${table} WHERE user_id NOT IN (SELECT id FROM users)`,
    );
    if (left?.count) throw new Violation(`${table} has ${left.count} rows of people who are gone`);
  }
}

/** Checks, once everything works again, that visitors see the whole catalogue as last edited, with real weather. */
export async function checkPublished(world: World): Promise<void> {
  const answer = await world.site.get("/api/destinations/all");
  const listed = (await answer.json<{ slug: string; description: string }[]>()) ?? [];
  if (answer.status !== 200 || listed.length !== world.places.length) {
    throw new Violation(`the public list has ${listed.length} places (${answer.status})`);
  }
  for (const { slug, description } of world.places) {
    const told = listed.find((place) => place.slug === slug)?.description;
    if (told === undefined || !description.has(told))
      throw new Violation(`visitors read of ${slug}: ${told}`);
    const details = await world.site.get(`/destinations/${slug}/details`);
    if (details.status !== 200)
      throw new Violation(`the details of ${slug} are not to be had: ${details.status}`);
    await details.arrayBuffer();
  }
  const found = await world.site.get("/api/search?postcode=SW1A1AA&drivingHours=5");
  const text = await found.text();
  checkPublicSearch(world, text);
  const withoutWeather = (JSON.parse(text) as Found[]).filter(({ weather }) => weather === null);
  if (withoutWeather.length > 0)
    throw new Violation(`${withoutWeather.length} places have lost their weather`);
}
