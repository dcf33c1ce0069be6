import { approvedStatuses } from '../codes/statuses.ts'

/** What is read of a process to look ahead; the same structure as the engine's, which the core does not import. */
interface Flows {
  flows: Readonly<Record<string, { source: string; target: string }>>
}

/**
 * The tasks that a case comes to after a step when all goes well: those on the shortest way from there to an end that is an approval. Empty
 * where no such way leads on. Detours (a correction, experts) are not foretold.
 * @param isTask whether a node is a task that people do
 * @param endStatus status of a case (specification §4.4) after each end event
 */
export function wayAhead(
  process: Flows,
  from: string,
  isTask: (node: string) => boolean,
  endStatus: ReadonlyMap<string, string>,
): string[] {
  const next = new Map<string, string[]>()
  for (const { source, target } of Object.values(process.flows)) next.set(source, [...(next.get(source) ?? []), target])
  const before = new Map<string, string>()
  const queue = [from]
  // the queue grows while it is read: breadth first
  for (const node of queue) {
    if (approvedStatuses.includes(endStatus.get(node) ?? '')) return tasksTo(node)
    for (const target of next.get(node) ?? []) {
      if (target === from || before.has(target)) continue
      before.set(target, node)
      queue.push(target)
    }
  }
  return []

  function tasksTo(end: string): string[] {
    const way: string[] = []
    for (let node = before.get(end); node !== undefined && node !== from; node = before.get(node)) if (isTask(node)) way.unshift(node)
    return way
  }
}
