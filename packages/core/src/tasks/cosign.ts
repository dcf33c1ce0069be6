/** Outcome of a signer who agrees; the share of a countersign counts them. */
export const agreed = 'cosign-agreed'

/** Outcome of a signer who does not. */
export const objected = 'cosign-objected'

/** Outcome of one to whom a task was delegated. */
export const delegatedDone = 'delegated-done'

/** Outcomes of those who were asked at a task, for an opinion or to do it. */
export const signerAnswers: readonly string[] = [agreed, objected, delegatedDone]

/** Outcome of one after whom a signer decides. */
export const handedOn = 'handed-on'
