import { AppError } from '@wenwu/core/kernel/errors'
import { isPictureTooLarge, pictureParts, type PictureType } from '@wenwu/core/profile/checks'

const field = 'imgPath'

const marks: Record<PictureType, (bytes: Buffer) => boolean> = {
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
}

/**
 * A picture as it may be stored: a data URL of at most 256,000 characters whose bytes are what its type says (PNG, JPEG, WebP); null for an
 * empty text. Throws `avatar-too-large`, `avatar-type`.
 */
export function acceptPicture(dataUrl: string): string | null {
  if (dataUrl === '') return null
  if (isPictureTooLarge(dataUrl)) throw new AppError('avatar-too-large', { field })
  const parts = pictureParts(dataUrl)
  if (parts === undefined || !marks[parts.type](Buffer.from(parts.base64, 'base64'))) throw new AppError('avatar-type', { field })
  return dataUrl
}
