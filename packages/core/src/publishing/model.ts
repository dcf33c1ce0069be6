/**
 * The way of every text that editors maintain: draft → in review → published → withdrawn. An entry has numbered versions; the newest is its
 * head, at most one is published. A published text stays in force while its revision is written and reviewed.
 */
export const versionStates = ['draft', 'in-review', 'published', 'replaced', 'withdrawn'] as const
/** `replaced`: was published until a later version was. */
export type VersionState = (typeof versionStates)[number]

export const contentActions = ['save', 'submit', 'return', 'publish', 'withdraw', 'revise', 'discard'] as const
export type ContentAction = (typeof contentActions)[number]

/** Which permission an act needs; who publishes a version is never one of its authors. */
export const actionPermission = {
  save: 'content.edit',
  submit: 'content.edit',
  revise: 'content.edit',
  discard: 'content.edit',
  return: 'content.review',
  publish: 'content.review',
  withdraw: 'content.review',
} as const satisfies Record<ContentAction, 'content.edit' | 'content.review'>

/** What the rules look at. */
export interface EntryState {
  /** State and authors (whoever saved it) of the newest version. */
  head: { version: number; state: VersionState; authors: readonly string[] }
  /** The version that readers see; null before the first publication and after a withdrawal. */
  publishedVersion: number | null
}

/** Why an act is refused; the codes are those of `kernel/errors.ts`. */
export type Refusal = 'content-state' | 'content-own-review'

/** What becomes of the versions: the head's new state, the number of a version that begins, and what was published before. */
export interface Step {
  head: { version: number; state: VersionState }
  publishedVersion: number | null
  /** The version that leaves the public with this step and what it is from then on. */
  leaves?: { version: number; state: 'replaced' | 'withdrawn' }
  /** The version that is dropped for good; `head` is the one before it, and version 0 when none was: then the whole entry goes. */
  drops?: number
}

/**
 * Decides one act on an entry. Gives the step, or why there is none. Who may act at all (permission) is the endpoint's question; that
 * nobody publishes what they wrote is decided here.
 */
export function decide(entry: EntryState, action: ContentAction, personId: string): Step | Refusal {
  const { head, publishedVersion } = entry
  const stay = { version: head.version, publishedVersion }
  switch (action) {
    case 'save':
      return head.state === 'draft' ? stepTo('draft', stay) : 'content-state'
    case 'submit':
      return head.state === 'draft' ? stepTo('in-review', stay) : 'content-state'
    case 'return':
      // an author too: to take a text back decides nothing, and there may be no other reviewer
      return head.state === 'in-review' ? stepTo('draft', stay) : 'content-state'
    case 'publish':
      if (head.state !== 'in-review') return 'content-state'
      return head.authors.includes(personId) ? 'content-own-review' : published(entry)
    case 'withdraw':
      return publishedVersion === null ? 'content-state' : withdrawn(entry, publishedVersion)
    case 'revise':
      if (head.state !== 'published' && head.state !== 'withdrawn') return 'content-state'
      return stepTo('draft', { version: head.version + 1, publishedVersion })
    case 'discard':
      return head.state === 'draft' ? discarded(entry) : 'content-state'
  }
}

function stepTo(state: VersionState, { version, publishedVersion }: { version: number; publishedVersion: number | null }): Step {
  return { head: { version, state }, publishedVersion }
}

function published({ head, publishedVersion }: EntryState): Step {
  const step: Step = { head: { version: head.version, state: 'published' }, publishedVersion: head.version }
  return publishedVersion === null ? step : { ...step, leaves: { version: publishedVersion, state: 'replaced' } }
}

/** A revision that is being written stays what it is; only what readers see goes. */
function withdrawn({ head }: EntryState, publishedVersion: number): Step {
  const isHead = head.version === publishedVersion
  return {
    head: { version: head.version, state: isHead ? 'withdrawn' : head.state },
    publishedVersion: null,
    leaves: { version: publishedVersion, state: 'withdrawn' },
  }
}

/** A revision begins only behind a published or a withdrawn version, so that is what stands before a draft. */
function discarded({ head, publishedVersion }: EntryState): Step {
  return {
    head: { version: head.version - 1, state: publishedVersion === null ? 'withdrawn' : 'published' },
    publishedVersion,
    drops: head.version,
  }
}

/** Whether a decision is a refusal. */
export function isRefusal(decision: Step | Refusal): decision is Refusal {
  return typeof decision === 'string'
}

/** The acts open to somebody now, in the order of `contentActions`. */
export function openActions(entry: EntryState, person: { id: string; permissions: readonly string[] }): ContentAction[] {
  return contentActions.filter(
    (action) => person.permissions.includes(actionPermission[action]) && !isRefusal(decide(entry, action, person.id)),
  )
}
