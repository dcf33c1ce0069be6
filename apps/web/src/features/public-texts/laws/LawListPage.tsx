import { useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/laws/contract'
import { lawList } from '@wenwu/core/laws/list'
import { lawPath, type LawRow } from '@wenwu/core/laws/model'
import { call, fetchFile } from '../../../lib/call.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { StandingTag } from './StandingTag.tsx'

const cells = { standing: ({ standing }: LawRow) => <StandingTag standing={standing} /> }

/** /regulations (specification §2.5). A law opens in a window of its own, with the words one looked for marked in it. */
export function LawListPage() {
  const [address] = useSearchParams()
  const keyword = address.get('keyword') ?? undefined
  return (
    <ListPage
      list={lawList}
      queryKey={['laws']}
      fetchPage={(query, signal) => call(contract.query, query, { signal })}
      exportRows={(query) => fetchFile(contract.export, query)}
      cells={cells}
      rowPath={(row) => lawPath(row, { keyword })}
      opensWindows
    />
  )
}
