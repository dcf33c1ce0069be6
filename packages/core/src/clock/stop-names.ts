import type { TextKey } from '../i18n/translate.ts'

/** What a clock stands still for, in words, by the code of the reason. */
export const stopNames: Readonly<Record<string, TextKey>> = {
  'waiting-for-applicant': 'list.stopApplicant',
  'third-party': 'list.stopThirdParty',
  'expert-review': 'list.stopExperts',
  issuing: 'list.stopIssuing',
  hearing: 'list.stopHearing',
  bidding: 'list.stopBidding',
  auction: 'list.stopAuction',
  inspection: 'list.stopInspection',
  testing: 'list.stopTesting',
  quarantine: 'list.stopQuarantine',
  appraisal: 'list.stopAppraisal',
  'expert-panel': 'list.stopExperts',
  'other-authority': 'list.stopOtherAuthority',
  concluded: 'list.stopConcluded',
}
