/** The levels of authority a case goes through: a county or a city gives its opinion, a province examines and reports or decides, the national bureau decides. */
export type Authority = 'local' | 'province' | 'national'

/**
 * How a step of a process finds the bodies of a kind that may act. `rule` is what the step says (`organization`) beside its role; `by` is how
 * the one body is told: the region of the case, there being one in the nation, being the applicant, or being the body it was entrusted to.
 */
interface CandidatesBase {
  rule: string
  /** Codes of the roles that steps name; what they are called and may do stands in `kind.ts`. */
  roles: readonly string[]
  /** The level its people decide at: how they read a case and who reads what they write (core/cases/visibility.ts). Absent: no authority. */
  authority?: Authority
}

export type Candidates = CandidatesBase &
  (
    | { by: 'nation' | 'applicant' | 'entrusted' }
    | {
        by: 'region'
        /** Digits of the region (GB/T 2260): province, city, county. */
        digits: 2 | 4 | 6
        /**
         * Not every place has such a body: the process variable that is true from the submission on where somebody acts for one at the place of the
         * case, so that the process asks before it goes there. Absent: every place has one.
         */
        presence?: string
      }
  )

/** Declares how steps find a kind of organisation; `organizations/kinds/<kind>/candidates.ts`. No texts: pages load it with every case. */
export function defineCandidates<const C extends Candidates>(candidates: C): C {
  return candidates
}
