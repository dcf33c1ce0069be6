import { z } from 'zod'
import { formDataSchema } from '@wenwu/core/cases/schemas'
import { text } from '@wenwu/core/i18n/text'
import { textOfKey, translate } from '@wenwu/core/i18n/translate'
import { loadData } from '../../cases/index.ts'
import { filedFacts, filedPairs, filedShape, materialsBlock, materialsSchema } from '../filed.ts'
import { formBlocks } from '../form-blocks.ts'
import { definePaper } from '../kind.ts'

/** The application as it was filed, or filed again after a correction, with the declaration that stood above the button. */
export const paper = definePaper({
  name: text('申请表', 'Application form', { ja_JP: '申請書', ko_KR: '신청서' }),
  nameOf: (nth) => textOfKey(nth === 1 ? 'papers.firstForm' : 'papers.laterForm', () => ({ n: nth })),
  frozenAt: ['submission', 'resubmit'],
  needs: ['form', 'contact', 'applicant-materials'],
  data: z.object({ ...filedShape, filedAt: z.string(), form: formDataSchema, materials: materialsSchema, declaration: z.string() }),
  collect: async (source) => {
    const form = source.act.form ?? (await loadData(source.db, source.record.id))
    const declaration = translate('zh_CN', 'application.declaration')
    return { ...filedFacts(source), filedAt: source.act.at.toISOString(), form, materials: source.materials, declaration }
  },
  write: (data, { item, rights, context }) => ({
    title: `${data.itemName.zh_CN}申请表`,
    blocks: [
      filedPairs({ ...data, submittedAt: data.filedAt }),
      ...formBlocks(item.form, data.form, rights, context),
      { kind: 'heading', text: '申请材料' },
      materialsBlock(data.materials),
      { kind: 'heading', text: '承诺' },
      { kind: 'paragraph', text: data.declaration },
    ],
  }),
})
