/** Minutes a guest has between two things, to shower and walk over (decisions §4). */
export const changingGapMinutes = 15;
