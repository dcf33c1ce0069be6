/** What was begun at a step when the session ended, in `localStorage`: this, the person, the task. */
export const lostWorkPrefix = 'STEP_LOST:'

/** Signing out by choice: what this person has begun at steps and could not be saved goes with them. Others' stay, sealed, until they are back. */
export function dropLostWork(userId: string): void {
  const own = `${lostWorkPrefix}${userId}:`
  for (const name of Object.keys(localStorage)) if (name.startsWith(own)) localStorage.removeItem(name)
}
