const maxLength = 200
const maxEnding = 12
// C0/C1 controls, and the invisible marks that reorder text: `报告\u202Efdp.exe` must not read as a PDF
const unprintable = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/gu

/**
 * A file name as it is stored and shown: last part of a path, NFC, without control and direction marks, at most 200 characters
 * (the ending survives). Never empty.
 */
export function cleanFileName(given: string): string {
  const base = given.normalize('NFC').replace(unprintable, '').split(/[/\\]/).at(-1) ?? ''
  const name = base.trim().replace(/^\.+|[. ]+$/g, '')
  if (name === '') return 'file'
  return name.length <= maxLength ? name : shorten(name)
}

const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

/**
 * A file name of a form as it was on the caller's disk: browsers write a quotation mark and line ends so, and nothing else (HTML, «multipart
 * form data»); any other sign of percent is part of the name. To be cleaned afterwards.
 */
export function decodeFormName(sent: string): string {
  return sent.replace(/%(?:22|0D|0A)/g, (escape) => escapes[escape]!)
}

function shorten(name: string): string {
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= maxEnding ? name.slice(dot) : ''
  const letters = Array.from(name.slice(0, name.length - ending.length))
  let stem = letters.join('')
  while (stem.length + ending.length > maxLength) {
    letters.pop()
    stem = letters.join('')
  }
  return stem + ending
}
