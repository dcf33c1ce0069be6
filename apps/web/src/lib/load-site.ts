import { contract } from '@wenwu/core/portal/contract'
import { call } from './call.ts'
import { useSite } from './site.ts'

/** Asks once what the operator set for entrance and footer. Without an answer they are left out; nothing else depends on them. */
export async function loadSite(): Promise<void> {
  if (useSite.getState().settings !== undefined) return
  const settings = await call(contract.site, {}, { isQuiet: true }).catch(() => undefined)
  useSite.setState({ settings })
}
