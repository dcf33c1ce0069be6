import fc from 'fast-check'

const surrogates = 0x800

/**
 * One character of all that Unicode has room for: `fc.string({ unit: anyCharacter })` is any text. As fast-check's own unit `binary`, which
 * makes a table of a million entries to look up a few (two seconds of a processor in each process that uses it).
 */
export const anyCharacter = fc.nat({ max: 0x10ffff - surrogates }).map(
  (index) => String.fromCodePoint(index < 0xd800 ? index : index + surrogates),
  (character) => {
    if (typeof character !== 'string' || Array.from(character).length !== 1) throw new Error('not one character')
    const code = character.codePointAt(0) ?? 0
    return code < 0xd800 ? code : code - surrogates
  },
)
