// Screens are loaded when they are opened: on a busy machine that is slow, not wrong.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
