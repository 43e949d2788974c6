/* The walk of packages/domain/src/matching/walk.ts in C, over the very same bits: what plain TypeScript is measured
 * against. Reads the dump of c-walk.ts, then for every line on standard input matches everybody once and prints the
 * processor time in nanoseconds and the checksum of what was found. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { FIELDS = 2 };

typedef struct {
  int32_t entries;
  /* Of survey after survey its id and its closed quotas. */
  const int32_t *bits, *fields;
} chunk;
typedef struct {
  int32_t chunks;
  chunk *chunk;
} country;
typedef struct {
  int32_t country, singles, groups, counted, marks, taken;
  const int32_t *single, *group, *count_in, *mark, *took;
} person;

static const int32_t *cursor;
static int32_t take(void) { return *cursor++; }
static const int32_t *take_many(int32_t count) {
  const int32_t *from = cursor;
  cursor += count;
  return from;
}

static int is_marked(const person *who, uint32_t digits) {
  return (uint32_t)who->mark[(digits >> 5) & (uint32_t)(who->marks - 1)] >> (digits & 31) & 1;
}

static int has_taken(const person *who, int32_t id) {
  if (!is_marked(who, (uint32_t)id) || !is_marked(who, (uint32_t)id * 0x9e3779b1u >> 7)) return 0;
  int32_t low = 0, high = who->taken;
  while (low < high) {
    int32_t middle = (low + high) >> 1;
    if (who->took[middle] < id) low = middle + 1;
    else high = middle;
  }
  return low < who->taken && who->took[low] == id;
}

static int is_welcome(const person *who, const chunk *in, int32_t place) {
  int32_t quotas = in->fields[place * FIELDS + 1];
  return (quotas == 0 || who->count_in[quotas] != 1) && !has_taken(who, in->fields[place * FIELDS]);
}

static int walk(const country *where, const person *who, int limit, int32_t *found) {
  int count = 0;
  for (int32_t c = 0; c < where->chunks; c++) {
    const chunk *in = &where->chunk[c];
    for (int32_t at = 0; at * 32 < in->entries; at += 2) {
      uint32_t shut[2] = {0, 0};
      for (int32_t i = 0; i < who->singles && (shut[0] & shut[1]) != 0xffffffffu; i += 4) {
        const int32_t *a = in->bits + who->single[i] + at, *b = in->bits + who->single[i + 1] + at;
        const int32_t *c = in->bits + who->single[i + 2] + at, *d = in->bits + who->single[i + 3] + at;
        for (int word = 0; word < 2; word++) shut[word] |= (uint32_t)(a[word] | b[word] | c[word] | d[word]);
      }
      for (int32_t i = 0; i < who->groups && (shut[0] & shut[1]) != 0xffffffffu; i++) {
        uint32_t in_all[2] = {0xffffffffu, 0xffffffffu};
        for (int32_t end = i + who->group[i]; i < end;) {
          const int32_t *row = in->bits + who->group[++i] + at;
          for (int word = 0; word < 2; word++) in_all[word] &= (uint32_t)row[word];
        }
        for (int word = 0; word < 2; word++) shut[word] |= in_all[word];
      }
      for (int word = 0; word < 2; word++) {
        for (uint32_t open = ~shut[word]; open != 0; open &= open - 1) {
          int32_t place = (at + word) * 32 + __builtin_ctz(open);
          if (place >= in->entries) break;
          if (!is_welcome(who, in, place)) continue;
          found[count++] = in->fields[place * FIELDS];
          if (count == limit) return count;
        }
      }
    }
  }
  return count;
}

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
  return at.tv_sec * 1e9 + at.tv_nsec;
}

int main(int arguments, char **argument) {
  if (arguments < 2) return 2;
  FILE *file = fopen(argument[1], "rb");
  if (!file) return 2;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  int32_t *dump = malloc((size_t)size);
  if (!dump || fread(dump, 1, (size_t)size, file) != (size_t)size) return 2;
  cursor = dump;

  int32_t limit = take(), countries = take(), people = take();
  country *map = calloc((size_t)countries, sizeof *map);
  for (int32_t i = 0; i < countries; i++) {
    map[i].chunks = take();
    map[i].chunk = calloc((size_t)map[i].chunks, sizeof(chunk));
    for (int32_t c = 0; c < map[i].chunks; c++) {
      chunk *in = &map[i].chunk[c];
      in->entries = take();
      int32_t words = take();
      in->bits = take_many(words);
      in->fields = take_many(in->entries * FIELDS);
    }
  }
  person *crowd = calloc((size_t)people, sizeof *crowd);
  for (int32_t i = 0; i < people; i++) {
    person *who = &crowd[i];
    who->country = take();
    who->single = take_many(who->singles = take());
    who->group = take_many(who->groups = take());
    who->count_in = take_many(who->counted = take());
    who->mark = take_many(who->marks = take());
    who->took = take_many(who->taken = take());
  }

  int32_t *found = malloc((size_t)limit * sizeof *found);
  char line[64];
  while (fgets(line, sizeof line, stdin)) {
    double sum = 0, start = now();
    for (int32_t i = 0; i < people; i++) {
      int count = walk(&map[crowd[i].country], &crowd[i], limit, found);
      for (int place = 0; place < count; place++) sum += (double)found[place] * (place + 1);
    }
    printf("%.0f %.0f\n", now() - start, sum);
    fflush(stdout);
  }
  return 0;
}
