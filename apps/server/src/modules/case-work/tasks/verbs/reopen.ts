import { text } from '@wenwu/core/i18n/text'
import { authorityOf } from '@wenwu/core/auth/authority'
import type { Conclusion } from '@wenwu/core/codes/conclusions'
import { plainText } from '@wenwu/core/form/field-base'
import { ring } from '../../bell/index.ts'
import { closeWithdrawnCorrection, termsOfCase } from '../../cases/index.ts'
import { withdrawReply } from '../../documents/index.ts'
import { reopenTargets } from '../../process/index.ts'
import { isStepToMoveTo, moveDetails, needsReply, stepChoices } from '../move/move-by-hand.ts'
import type { Situation } from '../situation/situation.ts'
import { notYours, type Verb } from '../verb.ts'

/** What an applicant withdrew is theirs to apply for again. */
const reopenable: readonly (Conclusion | null)[] = ['approved', 'refused', 'not-accepted', 'void']

/** The level that concluded the case takes up its own; where the matter was applied for again, it goes on in that application. */
export const verb: Verb = {
  about: text('撤回原决定，从所选环节再办', 'Withdraw the decision and go on at a step', {
    ja_JP: '決定を取り消し、選んだ段階から処理する',
    ko_KR: '결정을 철회하고 고른 단계부터 처리',
  }),
  hint: text(
    '办结的案件回到所选环节重新办理。原决定撤回并留存在案，文号不再使用；理由告知申请人。',
    'The concluded case goes on at the step you choose. Its decision is withdrawn and stays in the record, its number is not used again; the applicant reads the reason.',
    {
      ja_JP:
        '完了した案件を選んだ段階から再度処理します。元の決定は撤回されて記録に残り、その文書番号は再使用しません。理由は申請者に伝えられます。',
      ko_KR:
        '종결된 안건을 선택한 단계부터 다시 처리합니다. 원결정은 철회되어 기록에 남고 그 문서번호는 다시 쓰지 않습니다. 사유는 신청인에게 알립니다.',
    },
  ),
  offer: (situation) => {
    if (!reopenable.includes(situation.record.conclusion) || !situation.isOfHolder()) return notYours
    if (situation.isReapplied) return { refused: 'reopen-reapplied' }
    const targets = targetsOf(situation)
    return targets.length === 0 ? notYours : { choices: { targets: stepChoices(situation, targets) } }
  },
  run: async (ctx, { situation, chosen, input }) => {
    const { record } = situation
    const { command } = targetsOf(situation).find(({ step }) => step === chosen.step![0]!.id)!
    const withdrawn = await withdrawReply(ctx, record.id)
    return {
      role: ctx.actor.roles[0] ?? '',
      command,
      columns: { decided_on: null, document_number: null, search_terms: termsOfCase({ ...record, document_number: null }) },
      details: {
        ...moveDetails(situation, chosen.step!),
        ground: plainText(input.ground),
        conclusion: record.conclusion,
        decidedOn: record.decided_on,
        number: withdrawn?.number ?? null,
      },
      after: async ({ db, now, services }) => {
        await Promise.all([closeWithdrawnCorrection(db, record.id, now), services.endObligations(db, record.id)])
        const applicant = record.applicant_user_id
        if (applicant !== null)
          await ring(
            db,
            [{ userId: applicant, caseId: record.id, kind: 'case-reopened', key: `case-reopened:${record.id}:${now.toISOString()}` }],
            now,
          )
      },
    }
  },
}

/** Its own steps, and none that signs or issues what is withdrawn: a new decision is drafted first. */
function targetsOf(situation: Situation) {
  const { instance, item } = situation
  return reopenTargets(instance, item).filter(({ step }) => {
    const { role } = situation.settingsOf({ step })
    return situation.isOf(authorityOf(role)) && !needsReply(situation, step) && isStepToMoveTo(situation, step)
  })
}
