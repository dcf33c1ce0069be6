/** What was begun at a step when the session ended, in `localStorage`: this, the person, the task. */
export const lostWorkPrefix = 'STEP_LOST:'

/** Signing out by choice: what was begun at steps and could not be saved goes with the person. */
export function dropLostWork(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(lostWorkPrefix)) localStorage.removeItem(name)
}
