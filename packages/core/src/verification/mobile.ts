const pattern = /^1[3-9]\d{9}$/

/**
 * A mobile number in the one form in which it is stored, compared and counted: eleven digits. Full-width digits, white space, hyphens and
 * the country code (+86, 0086, 86) are taken away first. Undefined where it is no number of the mainland.
 *
 * The specification prints two rules (§5: second digit 3, 4, 5, 7, 8 in one form, 3 to 9 in another); the wider one holds everywhere
 * (decision 0016).
 */
export function normaliseMobile(text: string): string | undefined {
  const bare = text
    .slice(0, 60)
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replace(/^(?:\+86|0086|86(?=1\d{10}$))/, '')
  return pattern.test(bare) ? bare : undefined
}
