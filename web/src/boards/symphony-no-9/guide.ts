import type { GuideStep } from '..';

export const GUIDE: GuideStep[] = [];
