import { encodeSlideProof, slideProofHeader, type SlideTrace } from '@wenwu/core/auth/slide-proof'
import { contract as device } from '@wenwu/core/device/contract'
import { call } from './call.ts'

/** The slider's proof as a header; without a nonce (no network) the call itself reports what is wrong. */
export async function slideProof(trace: SlideTrace): Promise<Record<string, string>> {
  const { nonce } = await call(device.nonce, {}, { isQuiet: true }).catch(() => ({ nonce: '' }))
  return nonce === '' ? {} : { [slideProofHeader]: encodeSlideProof(nonce, trace) }
}
