import { avatarLimit } from './model.ts'

const emailForm =
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/

/** Whether a text is an e-mail address of the common form (specification §5 «a standard e-mail pattern»), at most 200 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 200 && emailForm.test(text)
}

export type PictureType = 'png' | 'jpeg' | 'webp'

/** The parts of a picture's data URL, or undefined where it is no data URL of PNG, JPEG or WebP. The bytes are not looked at. */
export function pictureParts(dataUrl: string): { type: PictureType; base64: string } | undefined {
  const match = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)
  return match === null ? undefined : { type: match[1] as PictureType, base64: match[2]! }
}

/** Whether a picture is longer than the product keeps. */
export function isPictureTooLarge(dataUrl: string): boolean {
  return dataUrl.length > avatarLimit
}
