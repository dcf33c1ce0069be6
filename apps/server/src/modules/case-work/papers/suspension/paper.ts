import { z } from 'zod'
import { stopNames } from '@wenwu/core/clock/stop-names'
import { translate } from '@wenwu/core/i18n/translate'
import { text } from '@wenwu/core/i18n/text'
import { formatChineseDate } from '@wenwu/core/kernel/date'
import { address, filedFacts, filedShape, stampOf } from '../filed.ts'
import { definePaper } from '../kind.ts'

/** What takes time that does not count, and how much: told in writing (行政许可法 45条). */
export const paper = definePaper({
  name: text('暂停计时告知书', 'Notice that the time stands still', { ja_JP: '期間停止の通知書', ko_KR: '기간 정지 통지서' }),
  frozenAt: ['entrust', 'invite-experts', 'sign', 'suspend-clock'],
  isDue: ({ stop }) => stop !== undefined,
  needs: ['form'],
  data: z.object({
    ...filedShape,
    issuer: z.string(),
    reason: z.string(),
    days: z.string(),
    dueOn: z.string().nullable(),
    isOther: z.literal(true).optional(),
  }),
  collect: (source) => {
    const { reason, days, unit, dueOn } = source.act.stop!
    const name = stopNames[reason]
    return {
      ...filedFacts(source),
      issuer: source.issuer,
      reason: name === undefined ? reason : translate('zh_CN', name),
      days: translate('zh_CN', unit === 'working-day' ? 'list.clockWorkingDays' : 'list.clockDays', { n: days }),
      dueOn,
      // another authority’s decision is not among what that article names
      ...(reason === 'other-authority' && { isOther: true as const }),
    }
  },
  write: (data) => ({
    title: '暂停计时告知书',
    issuer: data.issuer,
    stamp: stampOf(data),
    blocks: [
      ...address(data),
      {
        kind: 'paragraph',
        isIndented: true,
        text: `因${data.reason}需要时间，${data.isOther === true || data.isLicence === false ? '' : '根据《中华人民共和国行政许可法》第四十五条，'}所需时间不计入办理期限，预计${data.days}。${data.dueOn === null ? '' : `按此推算，办理期限至${formatChineseDate(data.dueOn)}届满；实际所需时间不同的，期限相应调整。`}`,
      },
      { kind: 'paragraph', isIndented: true, text: '特此告知。' },
    ],
  }),
})
