import { nameOf } from '@wenwu/core/codes/code-list'
import { standardStatuses } from '@wenwu/core/codes/standard-statuses'
import { contract } from '@wenwu/core/standards/contract'
import { standardList } from '@wenwu/core/standards/list'
import type { Standard } from '@wenwu/core/standards/model'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'

const tones: Readonly<Record<string, string>> = { '1': 'green', '2': 'blue', '3': 'grey', '4': 'red' }

function StatusOfStandard({ code }: { code: string }) {
  const { locale } = useText()
  return code !== '' && <span className={`status-tag tone-${tones[code] ?? 'grey'}`}>{nameOf(standardStatuses, code, locale)}</span>
}

const cells = { status: ({ statusCode }: Standard) => <StatusOfStandard code={statusCode} /> }

/** /specification (specification §2.4). */
export function StandardListPage() {
  return (
    <ListPage
      list={standardList}
      queryKey={['standards']}
      fetchPage={(query, signal) => call(contract.query, query, { signal })}
      exportRows={(query) => fetchFile(contract.export, query)}
      cells={cells}
    />
  )
}
