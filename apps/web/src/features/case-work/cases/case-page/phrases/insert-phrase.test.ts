import { describe, expect, it } from 'vitest'
import { spacedPhrase } from './insert-phrase.ts'

describe('a phrase behind other words', () => {
  it('is set apart where both are of Latin letters, and follows at once elsewhere', () => {
    expect(spacedPhrase('Complete.', 'Agreed.')).toBe(' Agreed.')
    expect(spacedPhrase('Complete. ', 'Agreed.')).toBe('Agreed.')
    expect(spacedPhrase('Complete.\n', 'Agreed.')).toBe('Agreed.')
    expect(spacedPhrase('材料齐全。', '同意。')).toBe('同意。')
    expect(spacedPhrase('见第3', '号文')).toBe('号文')
    expect(spacedPhrase('', 'Agreed.')).toBe('Agreed.')
  })
})
