import type { Rights } from '@wenwu/core/form/rights'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { LoadedItem } from '../../items/index.ts'
import { caseRights } from './case-rights.ts'
import type { CaseRecord } from '../record/case-repository.ts'
import { fieldRulesOf } from './field-rules.ts'
import { listOpenTasks, rulesOfTasks } from '../steps/open-tasks.ts'

/** Which fields of a case the caller sees now, by item, administrator and step. Two statements in one flight. */
export async function seenRights({ db, actor }: Pick<Ctx, 'db' | 'actor'>, record: CaseRecord, item: LoadedItem): Promise<Rights> {
  const [tasks, fieldRules] = await Promise.all([listOpenTasks(db, record, item, actor), fieldRulesOf(db, actor, record.item_code)])
  return caseRights(item.definition, actor, { record, correctionPaths: null, taskRules: rulesOfTasks(item, tasks), fieldRules })
}
