import type { CaseView } from '@wenwu/core/cases/model'
import type { useText } from '../lib/i18n.ts'

/** Who applies, and the agent that files for them. */
export function applicantText(
  t: ReturnType<typeof useText>['t'],
  { applicantName, agentName }: Pick<CaseView, 'applicantName' | 'agentName'>,
): string {
  return agentName === null ? applicantName : t('case.applicantByAgent', { applicant: applicantName, agent: agentName })
}
