import { gte, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { outingAnswers } from "#app/features/accuracy/db/tables";
import { NO_ANSWERS } from "#app/features/accuracy/domain/outing-answers";
import type { OutingAnswerStore } from "#app/features/accuracy/services/ports";

const ADD = `
  INSERT INTO outing_answers (destination_id, date, answer, people)
  SELECT id, ?2, ?3, 1 FROM destinations WHERE slug = ?1
  ON CONFLICT (destination_id, date, answer) DO UPDATE SET people = people + 1`;

export function createOutingAnswerStore(db: Database): OutingAnswerStore {
  return {
    async add({ slug, date, answer }) {
      const { meta } = await db.$client.prepare(ADD).bind(slug, date, answer).run();
      return meta.changes > 0;
    },
    async totals(since) {
      const people = sql<number>`sum(${outingAnswers.people})`;
      const rows = await db
        .select({ answer: outingAnswers.answer, people })
        .from(outingAnswers)
        .where(gte(outingAnswers.date, since))
        .groupBy(outingAnswers.answer);
      return { ...NO_ANSWERS, ...Object.fromEntries(rows.map((row) => [row.answer, row.people])) };
    },
    async removeBefore(date) {
      await db.delete(outingAnswers).where(lt(outingAnswers.date, date));
    },
  };
}
