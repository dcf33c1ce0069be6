/** First part of the query keys of imports. */
export const runsKey = ['imports'] as const
