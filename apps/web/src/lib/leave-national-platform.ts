import { contract } from '@wenwu/core/national-platform/contract'
import { call } from './call.ts'
import { textNow } from './i18n.ts'
import { notify } from './notify.ts'

/** Ends the session here and at the national platform; where that one could not be reached, the person is told. Never throws. */
export async function leaveNationalPlatform(signInId: string): Promise<void> {
  const left = await call(contract.leave, { signInId }, { isQuiet: true }).catch(() => ({ isPlatformLeft: false }))
  if (!left.isPlatformLeft) notify.warning(textNow('national-platform.unavailable'))
}
