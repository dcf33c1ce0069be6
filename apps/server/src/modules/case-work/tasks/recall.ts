import type { OpenTask, Situation } from './situation.ts'

/** How this person's office, which gave the case away, may end the waiting at a task; null where it did not. */
export function recallOf(situation: Situation, task: OpenTask | undefined) {
  return task === undefined ? null : situation.history.recallOf(situation.actor, situation.settingsOf(task).organization)
}
