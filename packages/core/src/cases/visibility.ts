import { authorityOf } from '../auth/authority.ts'
import { declarationOf } from '../item/action-form.ts'
import type { ActionEffect } from '../item/model.ts'
import type { Authority } from '../organizations/candidates.ts'

/**
 * Who sees which part of a case: the one reviewed table. Services ask it (`modules/case-work/cases/readers/case-reader.ts`), docs/who-sees-what.md is written
 * from it, and a test reads whole cases as every reader at every step and compares. Which cases a person can open is not said here: that
 * is their data scope (`modules/case-work/cases/readers/case-scope.ts`).
 */
export const readers = {
  applicant: 'the applicant: the person who filed it, and the people of the organisation that filed it',
  superior: 'an official whose role opens cases by the organisation that filed them',
  local: 'officials of the county or city bureau of the site',
  province: 'officials of the provincial bureau the case belongs to',
  national: 'officials of the national bureau',
  colleague: 'an official with a role made by an administrator for the whole nation, or acting for a work group only',
  'third-party': 'people of an assessment body the case was entrusted to',
  expert: 'an expert the case was given to',
} as const
export type Reader = keyof typeof readers

/**
 * How much of a part a reader sees. `own`: what their own office wrote or handed in (an expert: themselves). `convened`: that, and what the
 * experts wrote whom their own office convened. It does not change in the course of a case unless the part says so by its name.
 */
export type Sight = 'yes' | 'no' | 'own' | 'convened'

interface Part {
  /** What it is, for the page. */
  is: string
  /** Why, where it is not plain; the source. */
  because: string
  seen: Record<Reader, Sight>
}

/** One row in the order of `readers`. */
function part(is: string, because: string, ...sights: [Sight, Sight, Sight, Sight, Sight, Sight, Sight, Sight]): Part {
  const keys = Object.keys(readers) as Reader[]
  return { is, because, seen: Object.fromEntries(keys.map((reader, i) => [reader, sights[i]])) as Record<Reader, Sight> }
}

const handled = 'Opinions of those who handle a case are internal until they leave the office as a notice or a reply (行政许可法 32, 38)'
const noOfficials = 'An authority acts as a body: where a name is not shown, the body is («陕西省文物局»)'

// oxfmt-ignore
export const caseParts = {
  //                                                                                             applicant superior local province national colleague third-party expert
  form: part('Form: every section', 'What an item or an administrator hides from a role is taken out as well', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
  contact: part('Form: where the applicant can be reached', '个人信息保护法 6; by the access rules of each item (packages/items/src/_blocks/access.ts)', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no'),
  'kept-drafts': part('Versions of a draft kept when a save was refused', 'The applicant’s own paper', 'yes', 'no', 'no', 'no', 'no', 'no', 'no', 'no'),
  'applicant-materials': part('Materials the applicant handed in, earlier versions included', '', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
  'local-papers': part('Papers a step of a county or city bureau handed in', 'They carry its opinion, which goes up with the file', 'no', 'no', 'yes', 'yes', 'yes', 'yes', 'no', 'no'),
  'province-papers': part('Papers a step of the province handed in: its letter to the national bureau', 'It carries the opinion of the province; what the applicant gets is the reply. Experts judge the scheme alone', 'no', 'no', 'no', 'yes', 'yes', 'yes', 'yes', 'no'),
  'national-papers': part('Papers a step of the national bureau handed in', 'Its own papers until it replies', 'no', 'no', 'no', 'no', 'yes', 'yes', 'no', 'no'),
  'outside-papers': part('Papers a step of a third party or an expert handed in', 'The bureau that entrusted them concludes on them', 'no', 'no', 'no', 'no', 'yes', 'yes', 'own', 'own'),
  verdicts: part('Verdicts and notes on materials', 'Internal until sent as a correction notice; who checks the materials at an open step of their own sees them there', 'no', 'no', 'own', 'own', 'yes', 'yes', 'no', 'no'),
  corrections: part('Correction notices as sent: reason, fields, materials, what changed', '行政许可法 32: told once and in full', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no'),
  reasons: part('History: reason of a return for correction, a refusal to accept, a voiding', 'Meant for the applicant (行政许可法 32, 38)', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no'),
  steps: part('History and open tasks: which step, when', 'Outcomes meant for the applicant are shown with it; the others follow the opinion', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'convened', 'own'),
  'within-body': part('History: how those who handle it divide the work: claims, signers, delegation, transfers, experts in place of others', 'What it means for the applicant is told as a step, a notice or a clock', 'no', 'no', 'yes', 'yes', 'yes', 'yes', 'convened', 'own'),
  'applicant-words': part('History: what the applicant wrote when submitting again', '', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no'),
  'local-opinions': part('History: outcomes and opinions of county and city bureaus', handled, 'no', 'no', 'yes', 'yes', 'yes', 'yes', 'no', 'no'),
  'province-opinions': part('History: outcomes and opinions of the province', handled, 'no', 'no', 'no', 'yes', 'yes', 'yes', 'no', 'no'),
  'national-opinions': part('History: outcomes and opinions of the national bureau', handled, 'no', 'no', 'no', 'no', 'yes', 'yes', 'no', 'no'),
  'third-party-opinions': part('History: outcomes and opinions of third parties', handled, 'no', 'no', 'no', 'no', 'yes', 'yes', 'own', 'no'),
  'expert-opinions': part('History: outcomes and opinions of experts', 'Each judges alone; who convened them concludes on their opinions', 'no', 'no', 'no', 'no', 'yes', 'yes', 'convened', 'own'),
  instructions: part('History: what an act that gives the case to a body or to experts asks of them', 'Written to those it names; `own` are those it is addressed to', 'no', 'no', 'no', 'no', 'yes', 'yes', 'own', 'own'),
  papers: part('Papers frozen at an act: application form, receipts, notices, delivery slip', 'Each is also hidden from whoever does not see all of the parts it is made of, and is printed without the fields that an item or an administrator hides', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no'),
  'reply-draft': part('The reply before it is issued; history: that its wording was changed', 'The paper of the bureau that decides', 'no', 'no', 'no', 'own', 'yes', 'no', 'no', 'no'),
  'reply-issued': part('The reply once it is issued; what it obliges people to do, the reports on it with their papers; history: that they were made, returned, confirmed', '', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no'),
  bodies: part('Assessment bodies on offer, at a step that chooses one', 'Only while the step is theirs', 'no', 'no', 'no', 'own', 'own', 'own', 'no', 'no'),
  experts: part('Experts on offer, at a step that chooses them', 'Only while the step is theirs', 'no', 'no', 'no', 'own', 'own', 'own', 'own', 'no'),
  'applicant-names': part('Names of the applicant’s operators (who uploaded, who submitted)', 'Elsewhere the organisation is named', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no'),
  'official-names': part('Names of officials: who handles it, who claimed, who asked for a correction, who acted, whom an act concerns', noOfficials, 'no', 'no', 'own', 'yes', 'yes', 'yes', 'no', 'no'),
  'outside-names': part('Names of the people of third parties and of experts, whom an act concerns too', noOfficials, 'no', 'no', 'no', 'no', 'yes', 'yes', 'convened', 'own'),
  progress: part('Status, current step, clocks, the drawing of the process', '', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
} as const satisfies Record<string, Part>

export type CasePart = keyof typeof caseParts

/** Kind of the entry of a history that says that the wording of a reply was changed before it was issued. */
export const replyEditedEvent = 'reply-edited'

/** Kinds of the entries of a history, beside those of verbs, that say who of a body has a task. */
export const holdingEvents: ReadonlySet<string> = new Set([
  'claimed',
  'released',
  'claim-ended',
  'assigned',
  'handed-to-lead',
  'handed-past-same',
])

/** Kinds of the entries of a history that say what became of an obligation. They come when the case is decided and move nothing in it. */
export const obligationEvents: ReadonlySet<string> = new Set(['obligation-reported', 'obligation-returned', 'obligation-confirmed'])

/** How much of a part a reader sees. */
export function sightOf(reader: Reader, name: CasePart): Sight {
  return caseParts[name].seen[reader]
}

/** The part of a case that the papers of a step belong to, by the role of the step; `applicant` is the application itself. */
export function papersOf(role: string): 'applicant-materials' | `${Authority}-papers` | 'outside-papers' {
  if (role === 'applicant') return 'applicant-materials'
  const authority = authorityOf(role)
  return authority === undefined ? 'outside-papers' : `${authority}-papers`
}

/** The part of a case that the words of an act belong to, by the role that acted; `effect`: what the act did apart from moving the case. */
export function wordsOf(role: string, effect: ActionEffect | undefined): CasePart {
  return declarationOf(effect).givesAway === true ? 'instructions' : opinionsOf(role)
}

/** The part of a case that the outcome and the words of an ordinary act belong to, by the role that acted. */
export function opinionsOf(role: string): 'applicant-words' | `${Authority}-opinions` | 'third-party-opinions' | 'expert-opinions' {
  if (role === 'applicant') return 'applicant-words'
  if (role === 'expert') return 'expert-opinions'
  const authority = authorityOf(role)
  if (authority !== undefined) return `${authority}-opinions`
  // an act of an unknown role is shown to as few as possible
  return role === 'third-party' ? 'third-party-opinions' : 'national-opinions'
}

/** The part of a case that the name of a person with this role belongs to. */
export function namesOf(role: string): 'applicant-names' | 'official-names' | 'outside-names' {
  if (role === 'applicant') return 'applicant-names'
  return role === 'third-party' || role === 'expert' ? 'outside-names' : 'official-names'
}
