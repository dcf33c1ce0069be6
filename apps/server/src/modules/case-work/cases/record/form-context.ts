import { findCodeList } from '@wenwu/core/codes/code-lists'
import type { FormContext } from '@wenwu/core/form/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../../../platform/http/context.ts'
import { regionDirectory } from '../../items/index.ts'

/** What the form language needs to check and print values on the server: today, code lists, administrative divisions. */
export async function formContext(ctx: Ctx): Promise<FormContext> {
  const regions = await regionDirectory(ctx.db)
  return {
    locale: 'zh_CN',
    today: toShanghaiDate(ctx.now),
    codeList: (id) => findCodeList(id)?.entries,
    regionName: regions.nameOf,
    regionKind: regions.kindOf,
  }
}
