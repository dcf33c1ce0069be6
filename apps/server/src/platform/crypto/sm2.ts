import { sm2 } from 'sm-crypto-v2'

// GB/T 32918.2 with the default identity of GM/T 0009. Node's own ec keys on the curve do not make standard SM2 signatures.

const order = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n

/** Whether `signature` (r ‖ s, 64 bytes) over the message is of this key (an uncompressed point of 65 bytes). Hostile input is false. */
export function verifySm2(point: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (point.length !== 65 || signature.length !== 64) return false
  const hex = Buffer.from(signature).toString('hex')
  if (!isInRange(hex.slice(0, 64)) || !isInRange(hex.slice(64))) return false
  try {
    return sm2.doVerifySignature(Uint8Array.from(message), hex, Buffer.from(point).toString('hex'), { hash: true })
  } catch {
    // a point that is not on the curve
    return false
  }
}

/** Signs with a private key of 32 bytes; gives r ‖ s. */
export function signSm2(privateKey: Uint8Array, message: Uint8Array): Buffer {
  return Buffer.from(sm2.doSignature(Uint8Array.from(message), Buffer.from(privateKey).toString('hex'), { hash: true }), 'hex')
}

/** The public point (65 bytes) of a private key. */
export function sm2PointOf(privateKey: Uint8Array): Buffer {
  return Buffer.from(sm2.getPublicKeyFromPrivateKey(Buffer.from(privateKey).toString('hex')), 'hex')
}

function isInRange(hex: string): boolean {
  const value = BigInt(`0x${hex}`)
  return value > 0n && value < order
}
